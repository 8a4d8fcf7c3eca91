; Windows installer: for one user, without an administrator. Built where PyInstaller has made the app:
;   makensis /DVERSION=0.1.0 /DAPP=..\..\build\app\kidslogic kidslogic.nsi
; `APP` is the folder that installer/build_app.sh or the lines of installer/README.md make.
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!ifndef VERSION
  !define VERSION "0.1.0"
!endif
!ifndef APP
  !define APP "..\..\build\app\kidslogic"
!endif
!ifndef OUT
  !define OUT "..\..\build\KidsLogic-${VERSION}-setup.exe"
!endif
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\KidsLogic"
!define KIND "KidsLogic.Pack"

Name "KidsLogic"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\KidsLogic"
InstallDirRegKey HKCU "Software\KidsLogic" "Folder"
SetCompressor /SOLID lzma
ManifestDPIAware true

!define MUI_ICON "kidslogic.ico"
!define MUI_UNICON "kidslogic.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\kidslogic.exe"
!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Czech"

LangString FullScreen ${LANG_ENGLISH} "KidsLogic (full screen)"
LangString FullScreen ${LANG_GERMAN} "KidsLogic (ganzer Bildschirm)"
LangString FullScreen ${LANG_CZECH} "KidsLogic (celá obrazovka)"
LangString PackKind ${LANG_ENGLISH} "KidsLogic pack of cards"
LangString PackKind ${LANG_GERMAN} "KidsLogic-Kartenpaket"
LangString PackKind ${LANG_CZECH} "Balíček karet KidsLogic"

Section "KidsLogic"
  ; An older version goes first, so that no file of it stays. What the children did lies elsewhere.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${APP}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\KidsLogic" "Folder" "$INSTDIR"

  CreateDirectory "$SMPROGRAMS\KidsLogic"
  CreateShortcut "$SMPROGRAMS\KidsLogic\KidsLogic.lnk" "$INSTDIR\kidslogic.exe"
  CreateShortcut "$SMPROGRAMS\KidsLogic\$(FullScreen).lnk" "$INSTDIR\kidslogic.exe" "play --full-screen"

  WriteRegStr HKCU "Software\Classes\.klpack" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(PackKind)"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\kidslogic.exe" play "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${KEY}" "DisplayName" "KidsLogic"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\kidslogic.exe"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
SectionEnd

Section "Uninstall"
  ; The children's progress in %LOCALAPPDATA%\kidslogic stays: deleting it is a grown-up's own decision.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\kidslogic.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "$SMPROGRAMS\KidsLogic"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "Software\Classes\.klpack"
  DeleteRegKey HKCU "Software\KidsLogic"
  DeleteRegKey HKCU "${KEY}"
SectionEnd

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd
