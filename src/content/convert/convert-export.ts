// The exports of other systems, file by file.
import type { ConversionTarget, ConvertedItem } from './converted.ts';
import { convertFeed } from './feed/convert-feed.ts';
import { convertGhost } from './ghost/convert-ghost.ts';
import { convertWordPress } from './wordpress/convert-wordpress.ts';

/** Converts all files of one export, which belong together. */
type Converter = (files: readonly string[], target: ConversionTarget) => AsyncGenerator<ConvertedItem>;

const converters = { wordpress: convertWordPress, ghost: convertGhost, rss: convertFeed } satisfies Record<string, Converter>;

/** A system whose exports are converted. */
export type ForeignSystem = keyof typeof converters;

export const foreignSystems: readonly ForeignSystem[] = ['wordpress', 'ghost', 'rss'];

/** Converts an export item by item, in constant memory but for what its texts refer to. Nothing in it makes the conversion throw. */
export const convertExport = (system: ForeignSystem, files: readonly string[], target: ConversionTarget): AsyncGenerator<ConvertedItem> =>
	converters[system](files, target);
