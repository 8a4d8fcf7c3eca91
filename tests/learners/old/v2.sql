BEGIN TRANSACTION;
CREATE TABLE aliases (
            alias TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
            nickname TEXT NOT NULL,
            avatar TEXT NOT NULL,
            created_utc TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        ;
CREATE TABLE events (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
            session TEXT NOT NULL,
            seat INTEGER NOT NULL,
            at_utc TEXT NOT NULL,
            local_date TEXT NOT NULL,
            kind TEXT NOT NULL,
            too_fast INTEGER NOT NULL,
            facts TEXT NOT NULL
        , origin TEXT NOT NULL DEFAULT '') STRICT
        ;
INSERT INTO "events" VALUES(1,'950de28c2cd9556cad444db0e2149951','c8dc13ddcd6e4ff0bf4a36f22cd82849','running',0,'2026-11-28T15:05:00.000+00:00','2026-11-28','answered',0,'{"seat":0,"pack":"kidslogic.piratenbucht","version":1,"card":"beach-1","side":"brown","row":2,"row_hash":"00ff","answer":"shell","right":false,"first_try":true,"family":"repeat","tag":"repeats_last","hints":1,"seconds":3.0,"level":0,"options":0}','');
INSERT INTO "events" VALUES(2,'9055f40f620e58c5b509f9fbb37a44fa','40c3d1e31fdf45138b4d0de3bc38c0f2','running',1,'2026-11-28T15:06:00.000+00:00','2026-11-28','answered',0,'{"seat":1,"pack":"kidslogic.piratenbucht","version":1,"card":"beach-1","side":"brown","row":3,"row_hash":"00ff","answer":"star","right":true,"first_try":true,"family":"repeat","tag":"","hints":0,"seconds":3.0,"level":0,"options":0}','');
INSERT INTO "events" VALUES(3,'c9d2e6f099ab5e0681f4d9ab5d6c1321','c8dc13ddcd6e4ff0bf4a36f22cd82849','over',0,'2026-11-29T15:06:00.000+00:00','2026-11-29','answered',0,'{"seat":0,"pack":"kidslogic.piratenbucht","version":1,"card":"beach-1","side":"brown","row":1,"row_hash":"00ff","answer":"star","right":true,"first_try":true,"family":"repeat","tag":"","hints":0,"seconds":3.0,"level":0,"options":0}','');
INSERT INTO "events" VALUES(4,'49f73d4e69ab5b7cb79d58603bccbae5','c8dc13ddcd6e4ff0bf4a36f22cd82849','over',0,'2026-11-29T15:06:00.000+00:00','2026-11-29','game_finished',0,'{"game":"counting","mode":"basic","kinds":["child","child","guest"],"scores":[3,2,1],"champions":[0],"goal_reached":null,"moves":2,"strengths":[]}','');
INSERT INTO "events" VALUES(5,'b23881340ed8513d983b907de76efb62','40c3d1e31fdf45138b4d0de3bc38c0f2','over',1,'2026-11-29T15:06:00.000+00:00','2026-11-29','game_finished',0,'{"game":"counting","mode":"basic","kinds":["child","child","guest"],"scores":[3,2,1],"champions":[0],"goal_reached":null,"moves":2,"strengths":[]}','');
CREATE TABLE learners (
            id TEXT PRIMARY KEY,
            nickname TEXT NOT NULL,
            avatar TEXT NOT NULL,
            created_utc TEXT NOT NULL
        ) STRICT
        ;
INSERT INTO "learners" VALUES('c8dc13ddcd6e4ff0bf4a36f22cd82849','Mia','rabbit','2026-11-28T15:00:00.000+00:00');
INSERT INTO "learners" VALUES('40c3d1e31fdf45138b4d0de3bc38c0f2','Tomáš 🦊','fox','2026-11-28T15:00:00.000+00:00');
CREATE TABLE players (
            session TEXT NOT NULL REFERENCES saves ON DELETE CASCADE,
            learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
            PRIMARY KEY (session, learner)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "players" VALUES('running','40c3d1e31fdf45138b4d0de3bc38c0f2');
INSERT INTO "players" VALUES('running','c8dc13ddcd6e4ff0bf4a36f22cd82849');
CREATE TABLE preferences (
            learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (learner, key)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "preferences" VALUES('40c3d1e31fdf45138b4d0de3bc38c0f2','aim','assisted');
INSERT INTO "preferences" VALUES('40c3d1e31fdf45138b4d0de3bc38c0f2','language','');
INSERT INTO "preferences" VALUES('40c3d1e31fdf45138b4d0de3bc38c0f2','packs_off','');
INSERT INTO "preferences" VALUES('40c3d1e31fdf45138b4d0de3bc38c0f2','sound','on');
INSERT INTO "preferences" VALUES('40c3d1e31fdf45138b4d0de3bc38c0f2','text_size','M');
INSERT INTO "preferences" VALUES('c8dc13ddcd6e4ff0bf4a36f22cd82849','aim','roll');
INSERT INTO "preferences" VALUES('c8dc13ddcd6e4ff0bf4a36f22cd82849','language','de');
INSERT INTO "preferences" VALUES('c8dc13ddcd6e4ff0bf4a36f22cd82849','packs_off','');
INSERT INTO "preferences" VALUES('c8dc13ddcd6e4ff0bf4a36f22cd82849','setup counting','counting seats=child:c8dc13ddcd6e4ff0bf4a36f22cd82849,child:40c3d1e31fdf45138b4d0de3bc38c0f2,guest');
INSERT INTO "preferences" VALUES('c8dc13ddcd6e4ff0bf4a36f22cd82849','sound','on');
INSERT INTO "preferences" VALUES('c8dc13ddcd6e4ff0bf4a36f22cd82849','text_size','M');
CREATE TABLE saves (
            session TEXT PRIMARY KEY,
            text TEXT NOT NULL,
            updated_utc TEXT NOT NULL,
            aside INTEGER NOT NULL DEFAULT 0
        ) STRICT
        ;
INSERT INTO "saves" VALUES('running','{"format": 1, "id": "running", "setup": "counting seats=child:c8dc13ddcd6e4ff0bf4a36f22cd82849,child:40c3d1e31fdf45138b4d0de3bc38c0f2,guest", "seed": 7, "rules": 1, "moves": ["add 1", "coin 0", "add 3", "coin 1"], "hints": 0}','2026-11-28T15:06:00.000+00:00',0);
CREATE INDEX events_of_learner ON events (learner);
COMMIT;
PRAGMA user_version = 2;
