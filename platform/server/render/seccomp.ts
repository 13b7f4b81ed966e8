/** Numbers of the system calls that a render process is refused, by Node's name of the processor. Source: Linux's tables. */
const REFUSED: Readonly<Record<string, readonly number[]>> = {
  x64: [
    // socket, connect, accept, bind, listen, socketpair, accept4: the channel is open already.
    ...[41, 42, 43, 49, 50, 53, 288],
    // fork, vfork, ptrace, process_vm_readv, process_vm_writev, pidfd_open, pidfd_getfd, kcmp.
    ...[57, 58, 101, 310, 311, 434, 438, 312],
    // mount, umount2, pivot_root, chroot, unshare, setns, open_tree, move_mount, fsopen, fsconfig, fsmount, mount_setattr.
    ...[165, 166, 155, 161, 272, 308, 428, 429, 430, 431, 432, 442],
    // bpf, perf_event_open, userfaultfd, io_uring_setup, io_uring_enter, io_uring_register, memfd_create.
    ...[321, 298, 323, 425, 426, 427, 319],
    // add_key, request_key, keyctl, init_module, finit_module, delete_module, kexec_load, kexec_file_load, reboot.
    ...[248, 249, 250, 175, 313, 176, 246, 320, 169],
    // shmget, shmat, semget, msgget, open_by_handle_at, name_to_handle_at.
    ...[29, 30, 64, 68, 304, 303],
  ],
  arm64: [
    ...[198, 203, 202, 200, 201, 199, 242],
    ...[117, 270, 271, 434, 438, 272],
    ...[40, 39, 41, 51, 97, 268, 428, 429, 430, 431, 432, 442],
    ...[280, 241, 282, 425, 426, 427, 279],
    ...[217, 218, 219, 105, 273, 106, 104, 294, 142],
    ...[194, 196, 190, 186, 265, 264],
  ],
};

/** AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64, and the numbers of clone and clone3. */
const PROCESSORS: Readonly<
  Record<string, { readonly audit: number; readonly clone: number; readonly clone3: number }>
> = {
  x64: { audit: 0xc000003e, clone: 56, clone3: 435 },
  arm64: { audit: 0xc00000b7, clone: 220, clone3: 435 },
};

/** Offsets in `struct seccomp_data`, in bytes. */
const NUMBER = 0;
const ARCH = 4;
const FIRST_ARGUMENT = 16;

/** Instructions of classic BPF. */
const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_AT_LEAST = 0x35;
const IF_BITS = 0x45;
const RETURN = 0x06;

/** Results: the call is made, fails with EPERM (1) or ENOSYS (38), or ends the process. */
const ALLOW = 0x7fff0000;
const REFUSE = 0x00050001;
const UNKNOWN = 0x00050026;
const KILL = 0x80000000;

/** Bit of system call numbers in the x32 mode of x64 processors, which would go round the numbers above. */
const X32 = 0x40000000;

/** Flag of clone for a thread; without it, clone makes a process. */
const CLONE_THREAD = 0x00010000;

/**
 * Returns a filter of system calls for bubblewrap: no sockets, processes, mounts or the like. Undefined for a processor whose
 * numbers are not listed.
 */
export function seccompFilter(arch: string): Uint8Array | undefined {
  const processor = PROCESSORS[arch];
  const refused = REFUSED[arch];
  if (!processor || !refused) return undefined;
  const returnIf = (test: number, value: number, result: number) => [
    instruction(test, value, 0, 1),
    instruction(RETURN, result),
  ];
  return Buffer.concat([
    instruction(LOAD, ARCH),
    instruction(IF_EQUAL, processor.audit, 1, 0),
    instruction(RETURN, KILL),
    instruction(LOAD, NUMBER),
    ...returnIf(IF_AT_LEAST, X32, KILL),
    ...refused.flatMap((number) => returnIf(IF_EQUAL, number, REFUSE)),
    // The C library then uses clone, whose flags the filter can read.
    ...returnIf(IF_EQUAL, processor.clone3, UNKNOWN),
    instruction(IF_EQUAL, processor.clone, 0, 3),
    instruction(LOAD, FIRST_ARGUMENT),
    instruction(IF_BITS, CLONE_THREAD, 1, 0),
    instruction(RETURN, REFUSE),
    instruction(RETURN, ALLOW),
  ]);
}

/** One `struct sock_filter`. `yes`, `no`: how many instructions to skip after a test. */
function instruction(code: number, value: number, yes = 0, no = 0): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(yes, 2);
  bytes.writeUInt8(no, 3);
  bytes.writeUInt32LE(value >>> 0, 4);
  return bytes;
}
