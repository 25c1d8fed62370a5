// A power cut, in a program that is only killed: what was not synced is not there.
//
// Preloaded, it copies a file of the folder $POWER_FROM into $POWER_INTO whenever the program syncs it, and removes the copy
// when the program removes the file. The copies are then what a disk would hold after the cut.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *name_inside(const char *path) {
    const char *from = getenv("POWER_FROM");
    size_t length = from ? strlen(from) : 0;
    if (!length || strncmp(path, from, length) || path[length] != '/') return NULL;
    const char *name = path + length + 1;
    return strchr(name, '/') ? NULL : name;
}

static void keep(int fd) {
    char link[64], path[4096], copy[4200], done[4200], buffer[65536];
    struct stat about;
    if (fstat(fd, &about) || !S_ISREG(about.st_mode)) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return;
    path[length] = 0;
    const char *name = name_inside(path);
    if (!name) return;
    snprintf(copy, sizeof copy, "%s/%s.copying", getenv("POWER_INTO"), name);
    snprintf(done, sizeof done, "%s/%s", getenv("POWER_INTO"), name);
    int to = open(copy, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (to < 0) abort();
    ssize_t read;
    off_t at = 0;
    while ((read = pread(fd, buffer, sizeof buffer, at)) > 0) {
        if (write(to, buffer, read) != read) abort();
        at += read;
    }
    if (read < 0) abort();
    close(to);
    if (rename(copy, done)) abort();
}

static int synced(const char *call, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
    int result = real(fd);
    if (!result) keep(fd);
    return result;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }

int unlink(const char *path) {
    int (*real)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
    const char *name = name_inside(path);
    if (name) {
        char copy[4200];
        snprintf(copy, sizeof copy, "%s/%s", getenv("POWER_INTO"), name);
        real(copy);
    }
    return real(path);
}
