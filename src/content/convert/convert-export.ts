// The exports of other systems, file by file.
import { convertArc } from './arc/convert-arc.ts';
import type { ConversionTarget, ConvertedItem } from './converted.ts';
import { convertFeed } from './feed/convert-feed.ts';
import { convertGhost } from './ghost/convert-ghost.ts';
import { convertWordPress } from './wordpress/convert-wordpress.ts';

/** Converts all files of one export, which belong together. */
type Converter = (files: readonly string[], target: ConversionTarget) => AsyncGenerator<ConvertedItem>;

/** The converters, and the names that files of an export have. Ghost’s archive has `routes.yaml` too, which holds nothing to convert. */
const systems = {
	wordpress: { convert: convertWordPress, names: /\.xml$/i },
	ghost: { convert: convertGhost, names: /\.json$|^redirects.*\.ya?ml$/i },
	arc: { convert: convertArc, names: /\.(json|ndjson|jsonl)$/i },
	rss: { convert: convertFeed, names: /\.(xml|rss|atom|rdf|json)$/i },
} satisfies Record<string, { readonly convert: Converter; readonly names: RegExp }>;

/** A system whose exports are converted. */
export type ForeignSystem = keyof typeof systems;

export const foreignSystems: readonly ForeignSystem[] = ['wordpress', 'ghost', 'arc', 'rss'];

/** Converts an export item by item. Memory grows only with what its texts refer to. Nothing in an export makes the conversion throw. */
export const convertExport = (system: ForeignSystem, files: readonly string[], target: ConversionTarget): AsyncGenerator<ConvertedItem> =>
	systems[system].convert(files, target);

/** Whether a file in a folder may belong to the export of a system. */
export const mayHoldExport = (system: ForeignSystem, name: string): boolean => systems[system].names.test(name);
