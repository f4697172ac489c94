import type { XmlNode } from '../xml-records.ts';

/** What an export of WordPress is called where another file was expected, with the option that reads it. */
export const wordPressExport = 'is an export of WordPress: import it with --from wordpress';

/** Whether the beginning of a file in XML is that of an export of WordPress. */
export const isWordPressExport = (head: string): boolean => /<wp:wxr_version|xmlns:wp=/.test(head);

/** Whether a record of a file is, or has, an element that WordPress adds to RSS. */
export const isOfWordPress = (record: XmlNode): boolean => [record, ...record.children].some(({ name }) => name.startsWith('wp:'));
