"""
A disk that forgets, in memory, mounted by FUSE: `python forgetful_disk.py MOUNT IMAGE SEED`. It starts with what IMAGE
holds. SIGUSR1 cuts the power: IMAGE then holds what a disk would hold, and the program ends. SIGUSR2 goes on, and leaves
in the folder IMAGE.cut what the disk would hold if the power had gone at that moment.

What was written is durable after an fsync of its file, what was named (created, renamed, removed) after an fsync of its
folder, as POSIX promises and no more. Of the rest each page survives by chance, and of the names the first few: a file may be
torn, empty, or back under its old name.
"""

import errno
import os
import pickle
import random
import signal
import stat
import sys
import threading
import time
from pathlib import Path

import mfusepy as fuse

PAGE = 4096
SURVIVES = 0.5
# A disk that only says that it wrote: shows that the bench would see a loss.
LIES = os.environ.get("DISK_LIES") == "1"


class Node:
    """A file or folder: what programs see, and what is on the disk."""

    def __init__(self, mode: int) -> None:
        self.mode = mode
        self.live = bytearray()
        self.durable = bytearray()
        self.dirty: set[int] = set()
        self.changed = time.time_ns()

    def write(self, data: bytes, offset: int) -> None:
        end = offset + len(data)
        if end > len(self.live):
            self.resize(end)
        self.live[offset:end] = data
        self.dirty.update(range(offset // PAGE, (max(end, offset + 1) - 1) // PAGE + 1))
        self.changed = time.time_ns()

    def resize(self, size: int) -> None:
        first = min(size, len(self.live)) // PAGE
        last = max(size, len(self.live)) // PAGE
        if size < len(self.live):
            del self.live[size:]
        else:
            self.live.extend(bytes(size - len(self.live)))
        self.dirty.update(range(first, last + 1))

    def sync(self) -> None:
        if LIES:
            return
        if len(self.durable) > len(self.live):
            del self.durable[len(self.live) :]
        for page in self.dirty:
            self._copy_page(page, self.durable)
        self.dirty.clear()

    def after_cut(self, chance: random.Random) -> bytearray:
        """What is left of the file."""
        left = bytearray(self.durable)
        for page in sorted(self.dirty):
            if chance.random() < SURVIVES:
                self._copy_page(page, left)
        return left

    def lose(self, chance: random.Random) -> None:
        self.durable = self.after_cut(chance)
        self.live = bytearray(self.durable)
        self.dirty = set()

    def _copy_page(self, page: int, disk: bytearray) -> None:
        data = self.live[page * PAGE : (page + 1) * PAGE]
        if len(disk) < page * PAGE:
            disk.extend(bytes(page * PAGE - len(disk)))
        disk[page * PAGE : page * PAGE + len(data)] = data


class Disk(fuse.Operations):
    use_ns = True

    def __init__(self, image: Path, chance: random.Random) -> None:
        self.image = image
        self.chance = chance
        self.durable: dict[str, Node] = {"/": Node(stat.S_IFDIR | 0o755)}
        if image.exists():
            self.durable = pickle.loads(image.read_bytes())
        self.live = dict(self.durable)
        # Names that are not on the disk yet, in order: folder, old path, new path, node.
        self.pending: list[tuple[str, str | None, str | None, Node]] = []
        self.guard = threading.RLock()

    def cut_power(self) -> None:
        with self.guard:
            names = self._names_after_cut()
            for node in {id(node): node for node in names.values()}.values():
                node.lose(self.chance)
            self.image.write_bytes(pickle.dumps(names))
            os._exit(0)

    def copy_as_if_cut(self) -> None:
        with self.guard:
            names = self._names_after_cut()
            nodes = {id(node): node for node in names.values()}
            left = {key: node.after_cut(self.chance) for key, node in nodes.items()}
        whole = Path(f"{self.image}.cut")
        copy = Path(f"{whole}.part")
        for path, node in sorted(names.items()):
            place = copy / path[1:]
            if stat.S_ISDIR(node.mode):
                place.mkdir(exist_ok=True)
            else:
                place.write_bytes(left[id(node)])
        copy.rename(whole)

    def _names_after_cut(self) -> dict[str, Node]:
        names = dict(self.durable)
        for _, old, new, node in self.pending[: self.chance.randint(0, len(self.pending))]:
            _rename(names, old, new, node)
        # A name whose folder was lost leads nowhere.
        return {path: node for path, node in names.items() if _is_reachable(names, path)}

    def _node(self, path: str) -> Node:
        with self.guard:
            if path not in self.live:
                raise fuse.FuseOSError(errno.ENOENT)
            return self.live[path]

    def _name(self, old: str | None, new: str | None, node: Node) -> None:
        with self.guard:
            _rename(self.live, old, new, node)
            self.pending.append((_folder(new or old or "/"), old, new, node))

    def getattr(self, path, fh=None):
        node = self._node(path)
        size = 0 if stat.S_ISDIR(node.mode) else len(node.live)
        times = {"st_atime": node.changed, "st_mtime": node.changed, "st_ctime": node.changed}
        return {"st_mode": node.mode, "st_nlink": 1, "st_size": size, "st_blocks": -(-size // 512), **times}

    def readdir(self, path, fh):
        with self.guard:
            names = [each.rsplit("/", 1)[1] for each in self.live if each != "/" and _folder(each) == path]
        return [".", "..", *names]

    def mkdir(self, path, mode):
        self._name(None, path, Node(stat.S_IFDIR | mode))
        return 0

    def create(self, path, mode, fi=None):
        self._name(None, path, Node(stat.S_IFREG | mode))
        return 0

    def link(self, target, source):
        self._name(None, target, self._node(source))
        return 0

    def unlink(self, path):
        self._name(path, None, self._node(path))
        return 0

    def rmdir(self, path):
        if len(self.readdir(path, None)) > 2:
            raise fuse.FuseOSError(errno.ENOTEMPTY)
        return self.unlink(path)

    def rename(self, old, new):
        self._name(old, new, self._node(old))
        return 0

    def open(self, path, flags):
        self._node(path)
        return 0

    def read(self, path, size, offset, fh):
        return bytes(self._node(path).live[offset : offset + size])

    def write(self, path, data, offset, fh):
        with self.guard:
            self._node(path).write(data, offset)
        return len(data)

    def truncate(self, path, length, fh=None):
        with self.guard:
            self._node(path).resize(length)
        return 0

    def fsync(self, path, datasync, fh):
        with self.guard:
            self._node(path).sync()
        return 0

    def fsyncdir(self, path, datasync, fh):
        with self.guard:
            for entry in [entry for entry in self.pending if entry[0] == path]:
                _, old, new, node = entry
                _rename(self.durable, old, new, node)
                self.pending.remove(entry)
        return 0

    def chmod(self, path, mode):
        self._node(path).mode = mode
        return 0

    def chown(self, path, uid, gid):
        return 0

    def utimens(self, path, times=None):
        return 0

    def statfs(self, path):
        return {"f_bsize": PAGE, "f_frsize": PAGE, "f_blocks": 1 << 22, "f_bfree": 1 << 21, "f_bavail": 1 << 21}


def _folder(path: str) -> str:
    return path.rsplit("/", 1)[0] or "/"


def _is_reachable(names: dict[str, Node], path: str) -> bool:
    return path == "/" or (_folder(path) in names and _is_reachable(names, _folder(path)))


def _rename(names: dict[str, Node], old: str | None, new: str | None, node: Node) -> None:
    inside = [] if old is None else [path for path in names if path.startswith(f"{old}/")]
    if old is not None and names.get(old) is node:
        del names[old]
    if new is None:
        return
    names[new] = node
    for path in inside:
        names[new + path[len(old or "") :]] = names.pop(path)


def main() -> None:
    mount, image, seed = sys.argv[1:]
    disk = Disk(Path(image), random.Random(int(seed)))
    # The main thread waits in C for requests, so that another one listens for the signal.
    signals = {signal.SIGUSR1, signal.SIGUSR2}
    signal.pthread_sigmask(signal.SIG_BLOCK, signals)

    def wait_for_signals() -> None:
        while signal.sigwait(signals) == signal.SIGUSR2:
            disk.copy_as_if_cut()
        disk.cut_power()

    threading.Thread(target=wait_for_signals, daemon=True).start()
    fuse.FUSE(disk, mount, foreground=True, nothreads=True, attr_timeout=0, entry_timeout=0, big_writes=False)


main()
