import type { KeptEntry } from '#identity/contract';

/** The part of an element with a data attribute, such as `entries` for `[data-entries]`. Throws when it has none: the server placed it. */
export function partOf(element: ParentNode, name: string): HTMLElement {
	const part = element.querySelector<HTMLElement>(`[data-${name}]`);
	if (part === null) throw new Error(`The element has no part '${name}'`);
	return part;
}

/** A copy of the element in a `<template>`. */
export function copyOf(element: ParentNode, name: string): HTMLElement {
	const template = partOf(element, name);
	const copy = template instanceof HTMLTemplateElement && template.content.firstElementChild?.cloneNode(true);
	if (!(copy instanceof HTMLElement)) throw new Error(`The template '${name}' is empty`);
	return copy;
}

/** Puts the title of an entry into its item; it links to the page of the entry, unless that is gone. */
export function showTitle(item: ParentNode, { path, title }: KeptEntry, isGone = false): void {
	const link = document.createElement('a');
	if (!isGone) link.href = path;
	link.textContent = title;
	partOf(item, 'title').replaceChildren(link);
}
