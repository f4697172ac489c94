/** What a file is whose beginning `isWordPressExport` recognises, and the option that reads it. */
export const wordPressExport = 'is an export of WordPress: import it with --from wordpress';

/** Whether the beginning of a file in XML is that of an export of WordPress. */
export const isWordPressExport = (head: string): boolean => /<wp:wxr_version|xmlns:wp=/.test(head);
