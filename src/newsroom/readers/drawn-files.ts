import type { ReceivedFile } from './staff-applications.ts';

/** Types of the pictures that every browser draws, by extension. */
const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' };

/** Whether a page shows the file as a picture. */
export const isDrawn = ({ extension }: ReceivedFile): boolean => Object.hasOwn(types, extension);

/** The type of a file that readers sent; a file that is no such picture is only saved. */
export const typeOfFile = (extension: string): string => types[extension] ?? 'application/octet-stream';
