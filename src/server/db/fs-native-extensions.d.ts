declare module "fs-native-extensions" {
  /** True when the lock was granted; the kernel gives it back when the file is closed, also by a crash. */
  export function tryLock(fd: number): boolean;
}
