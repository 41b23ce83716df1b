@echo off
rem Installs Muster for your account on Windows, from the extracted release archive that holds this file.
rem Usage: install.cmd [FOLDER] [/nopath]
rem Copies muster.exe to FOLDER (default %LOCALAPPDATA%\Programs\muster) and adds FOLDER to your Path.
setlocal DisableDelayedExpansion
set "MUSTER_FROM=%~dp0"
set "MUSTER_TO=%LOCALAPPDATA%\Programs\muster"
set "MUSTER_PATH=yes"
set "MUSTER_PAUSE=yes"

:arguments
if "%~1"=="" goto copy
set "MUSTER_PAUSE="
if /i "%~1"=="/nopath" set "MUSTER_PATH="
if /i not "%~1"=="/nopath" set "MUSTER_TO=%~1"
shift /1
goto arguments

:copy
if not exist "%MUSTER_FROM%muster.exe" (
  echo install.cmd: no muster.exe in this folder. Right-click the .zip, choose Extract All, and start install.cmd there. 1>&2
  goto failed
)
if not exist "%MUSTER_TO%\" mkdir "%MUSTER_TO%"
copy /y "%MUSTER_FROM%muster.exe" "%MUSTER_TO%\muster.exe" >nul
if errorlevel 1 goto failed
rem Windows blocks downloaded programs that are not signed; this one has been unpacked and started on purpose.
powershell -NoProfile -ExecutionPolicy Bypass -Command "Unblock-File -LiteralPath (Join-Path $env:MUSTER_TO 'muster.exe')"
"%MUSTER_TO%\muster.exe" version >nul
if errorlevel 1 goto failed
echo installed %MUSTER_TO%\muster.exe

if not defined MUSTER_PATH goto done
rem Path is read and written unexpanded, so that entries such as %%USERPROFILE%% stay. Clearing a variable tells Windows.
powershell -NoProfile -ExecutionPolicy Bypass -Command ^
  "$key = [Microsoft.Win32.Registry]::CurrentUser.OpenSubKey('Environment', $true);" ^
  "$path = [string]$key.GetValue('Path', '', 'DoNotExpandEnvironmentNames');" ^
  "$have = @($path -split ';' | Where-Object { $_ });" ^
  "if ($have -notcontains $env:MUSTER_TO) {" ^
  "$key.SetValue('Path', (($have + $env:MUSTER_TO) -join ';'), 'ExpandString');" ^
  "[Environment]::SetEnvironmentVariable('MUSTER_INSTALLED', $null, 'User');" ^
  "'added it to your Path' }"
if errorlevel 1 goto failed

:done
"%MUSTER_TO%\muster.exe" version
echo Open a new terminal and type: muster
if defined MUSTER_PAUSE pause
exit /b 0

:failed
echo install.cmd: Muster is not installed. 1>&2
if defined MUSTER_PAUSE pause
exit /b 1
