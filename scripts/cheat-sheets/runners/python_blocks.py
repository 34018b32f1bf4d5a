"""Runs the block.py of each numbered folder in a process of its own, which it forks: Python starts
once. Exit code and output are in files beside the folder."""

import os
import runpy
import sys


def run(folder):
    for stream, name in enumerate(["stdout", "stderr"], 1):
        os.dup2(os.open(f"{folder}.{name}", os.O_WRONLY | os.O_CREAT), stream)
    os.chdir(folder)
    sys.argv = ["block.py"]
    sys.path[0] = os.getcwd()
    runpy.run_path("block.py", run_name="__main__")


for index in range(int(sys.argv[1])):
    child = os.fork()
    if child == 0:
        run(str(index))
        break
    _, status = os.waitpid(child, 0)
    with open(f"{index}.exit", "w") as file:
        file.write(str(os.waitstatus_to_exitcode(status)))
