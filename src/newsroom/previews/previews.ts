import type { Brand } from '#brands';
import type { RefusedResult, SenderReference, TriedEdit } from '#content';
import type { Draft } from '#content/contract';
import type { BrandSite } from '../readers/reader-support.ts';

/** Previews of stories that readers cannot see yet. The program implements them with `content` and `site`. */
export type Previews = {
	/** The drafts of a brand, the latest first. */
	drafts(brand: Brand): Promise<readonly Draft[]>;
	/** The id of the story at an address of the brand. */
	idAt(brand: Brand, address: string): Promise<string | undefined>;
	/** The page of the newest version of a story, with its headers; undefined when the brand has no such story. */
	page(site: BrandSite, id: string, form?: PreviewForm): Promise<PreviewDocument | undefined>;
	/** The page at a path of the site with an edit that is not published, which the sender makes; undefined where the path leads to another page. */
	afterEdit(site: BrandSite, sender: SenderReference, tried: TriedPage): Promise<PreviewDocument | RefusedResult | undefined>;
	/** The sandboxed frame of raw HTML in the newest version of a story; undefined when the story has no such element. */
	frame(site: BrandSite, id: string, elementId: string): Promise<PreviewDocument | undefined>;
};

export type PreviewDocument = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** An edit, and the path of the page that shows it. */
type TriedPage = { readonly edit: TriedEdit; readonly path: string };

/** The folder at the newsroom of the frames of raw HTML in the stories of a brand. */
export const framesRoot = ({ id }: Pick<Brand, 'id'>): string => `/${id}/vista/marco/`;

/** The output in which the page is made, and the brand: one that also shows the story. Default: html, on the brand of the story. */
type PreviewForm = { readonly output?: PreviewOutput; readonly on?: BrandSite };

/** The outputs in which staff see a story. */
export const previewOutputs = ['html', 'lite', 'amp'] as const;
type PreviewOutput = (typeof previewOutputs)[number];
