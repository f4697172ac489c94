import type { Page } from 'playwright-core';

/** English words of interfaces that are no Spanish words. A text that nobody translated has one of them. */
const words = [
	'the|and|of|to|with|your|you|this|that|from|for|was|were|been|have|had|will|would|could|should|must|not|please|again|try|sorry|something|went',
	'loading|search|close|next|previous|share|submit|play|pause|more|less|sign (?:in|up|out)|log (?:in|out)|password|required|page|back|skip|expand',
	'hide|slide|image|photo|read|news|latest|about|contact|privacy|terms|help|send|save|edit|delete|remove|add|change|update|open|welcome|thanks',
	'account|user|name|phone|wrong|invalid|expired|found|missing|empty|unknown|failed|success|yes|accept|reject|confirm|continue|settings|today',
	'yesterday|ago|hours|minutes|seconds|week|month|year|author|comments|related|topics|see|all|view|results|download|choose|enter|between|characters',
];
export const english = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');

/** The texts that readers read or hear: text content but for program code, and attributes that assistive technology reads. */
export function* readableTexts(html: string): Generator<string> {
	yield html.replace(/<(script|style|pre|textarea)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
	for (const [, text] of html.matchAll(/\s(?:aria-label|aria-description|title|alt|placeholder)="([^"]*)"/g)) yield text ?? '';
}

/** The English words on a page as its browser has it now, each with the text that it is in. */
export async function foreignWordsOn(page: Page): Promise<readonly string[]> {
	const texts = [...readableTexts(await page.content())];
	return texts.flatMap((text) => [...text.matchAll(english)].map(([word]) => `${word} in ${text.slice(0, 200)}`));
}
