declare module "fs-native-extensions" {
  /** True when the lock was acquired; the kernel releases it when the file is closed, even by a crash. */
  export function tryLock(fd: number): boolean;
}
