import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A place where the focus stops in the content of a page. `control` is the type of an input, or the name of the element. */
type Stop = { readonly name: string; readonly control: string; readonly isRequired: boolean };

/** Where the focus is: the name of the element, whether it is in the content of the page, and whether the reader sees it and its ring. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement ?? document.body;
		// A card has the ring of its link.
		const hasRing = (around: Element | null): boolean => {
			if (around === null || around.matches('main')) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(around);
			return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || hasRing(around.parentElement);
		};
		const isInput = element instanceof HTMLInputElement;
		const field = isInput || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement ? element : undefined;
		const { top, bottom } = element.getBoundingClientRect();
		return {
			name: element.getAttribute('aria-label') ?? (field ? field.labels?.[0]?.textContent : element.textContent)?.trim() ?? '',
			control: isInput ? element.type : element.localName,
			isRequired: field?.required ?? false,
			isInMain: element.closest('main') !== null,
			hasRing: hasRing(element),
			isSeen: bottom > 0 && top < innerHeight,
		};
	});

/** Presses Tab. Gives the stop; undefined outside the content of the page. A stop in it must be on the screen and have a ring. */
async function nextStop(page: Page): Promise<Stop | undefined> {
	await page.keyboard.press('Tab');
	const { name, control, isRequired, isInMain, hasRing, isSeen } = await focused(page);
	if (!isInMain) return undefined;
	expect({ name, hasRing, isSeen }).toEqual({ name, hasRing: true, isSeen: true });
	return { name, control, isRequired };
}

/** How often a reader presses Tab on a page at most. */
const patience = 400;

/** Presses Tab from the top of a page until the focus has left its content. Returns the names of the stops there. */
export async function walk(page: Page): Promise<readonly string[]> {
	const names: string[] = [];
	for (let presses = 0; presses < patience; presses += 1) {
		const stop = await nextStop(page);
		if (stop === undefined && names.length > 0) return names;
		if (stop) names.push(stop.name);
	}
	throw new Error(`The focus does not leave the page after ${names.join(', ')}`);
}

/** Presses Tab until the focus is on the stop with this name. Calls `answer` at each stop on the way, which may use the keyboard. */
export async function walkTo(page: Page, name: string, answer: (stop: Stop) => Promise<void> = async () => {}): Promise<void> {
	const names: string[] = [];
	for (let presses = 0; presses < patience; presses += 1) {
		const stop = await nextStop(page);
		if (stop?.name === name) return;
		if (stop === undefined) continue;
		names.push(stop.name);
		await answer(stop);
	}
	throw new Error(`The focus does not come to ${name}; it stops at ${names.join(', ')}`);
}

/** The stops that have one of these texts in their names, in the order of the walk. */
export const among = (names: readonly string[], ...texts: readonly string[]): readonly string[] =>
	names.flatMap((name) => texts.filter((text) => name.includes(text)).slice(0, 1));
