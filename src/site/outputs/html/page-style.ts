import { LRUCache } from 'lru-cache';
import type { Brand } from '#brands';
import { type CachedChunk, cacheChunk } from '../../ui/cached/chunks.ts';
import { hashOf } from './content-security-policy.ts';
import { themeCss } from './theme-css.ts';

/** The inlined style of a page, and its source expression for the Content-Security-Policy. */
export type PageStyle = { readonly css: CachedChunk; readonly hash: string };

/** The most styles that are kept for a brand; its pages have some thirty. A style has 40 kB. */
const mostStyles = 50;

const stylesByBrand = new WeakMap<Brand, LRUCache<string, PageStyle>>();

/**
 * The theme of the brand and the style sheets that a page uses. Pages that use the same sheets share it, so it is joined, encoded and
 * hashed once.
 */
export function pageStyle(brand: Brand, sheets: readonly string[]): PageStyle {
	const styles = stylesByBrand.get(brand) ?? new LRUCache<string, PageStyle>({ max: mostStyles });
	stylesByBrand.set(brand, styles);
	const name = sheets.map(numberOf).join();
	const style = styles.get(name) ?? makeStyle(themeCss(brand) + sheets.join(''));
	styles.set(name, style);
	return style;
}

const makeStyle = (css: string): PageStyle => ({ css: cacheChunk(Buffer.from(css)), hash: hashOf(css) });

const numbers = new Map<string, number>();

/** A short name for a sheet; the build has some two hundred. */
function numberOf(sheet: string): number {
	const number = numbers.get(sheet) ?? numbers.size;
	numbers.set(sheet, number);
	return number;
}
