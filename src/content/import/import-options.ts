import type { Brand } from '#brands';
import type { ForeignSystem } from '../convert/convert-export.ts';
import type { ConversionTarget } from '../convert/converted.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { PictureSupply } from './own-pictures.ts';

/** What is imported, whence and where to. */
export type ImportOptions = {
	/** Gets a file from the web for exports that are there; without it only files are read. */
	readonly download?: ConversionTarget['download'];
	/** Publishes the documents; without it they are checked, and whether they are known is not. */
	readonly content?: Pick<Publisher, 'putSeries' | 'checkAll'>;
	/** Has and fetches pictures of other sites; without one they stay there. */
	readonly pictures?: PictureSupply;
	/** Whether documents are only checked. */
	readonly dryRun?: boolean;
	readonly brand: Brand;
	/** The brands of the installation. */
	readonly brands: readonly Brand[];
	/** The section of documents without one: `/noticias`. */
	readonly section: string;
	/** The system whose export the paths are; undefined for ANS. */
	readonly from?: ForeignSystem | undefined;
	/** The address of the old site, for exports that do not say it. */
	readonly site?: string | undefined;
	/** The id of the site in its old system, if that has several sites. */
	readonly website?: string | undefined;
	/** Slug of a menu of the old site → the hierarchy to make of it. */
	readonly menus?: ReadonlyMap<string, string> | undefined;
	/** Shortcodes of WordPress that are left out, in lower case. */
	readonly withoutShortcodes?: ReadonlySet<string> | undefined;
	readonly paths: readonly string[];
	/** Is called after each document; `true` stops the import, which can be run again. */
	readonly stopped: () => boolean;
};
