/** The name of a sender: a person, or the key of a program. */
export const personOf = (sender: string): string => sender.replace(/^staff (.*?)(?: <[^<>]*>)?$/, '$1').replace(/^key /, 'programa ');
