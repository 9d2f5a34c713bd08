/** The signs the recogniser knows, in the order it answers for them: the first is "nothing here", the last a space. */
export const SIGNS: readonly string[] = [
  "",
  ..."!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
  ..."£€¥§°·×²³",
  ..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜĄĆĘŁŃŚŹŻ",
  ..."àáâãäåæçèéêëìíîïñòóôõöøœùúûüßąćęłńśźż",
  " ",
];
