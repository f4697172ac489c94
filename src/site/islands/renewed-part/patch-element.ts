/** Gives an element the content of another one. Elements that are in both stay, so they keep the focus and their place on the screen. */
export function patchElement(shown: Element, next: Element): void {
	if (shown.isEqualNode(next)) return;
	patchAttributes(shown, next);
	const [ours, theirs] = [[...shown.childNodes], [...next.childNodes]];
	const isAlike = ours.length === theirs.length && ours.every(({ nodeName }, at) => nodeName === theirs[at]?.nodeName);
	if (isAlike) for (const [at, node] of ours.entries()) patchNode(node, theirs[at]);
	else shown.replaceChildren(...theirs);
}

function patchNode(shown: Node, next: Node | undefined): void {
	if (shown instanceof Element && next instanceof Element) patchElement(shown, next);
	else if (next && shown.nodeValue !== next.nodeValue) shown.nodeValue = next.nodeValue;
}

function patchAttributes(shown: Element, next: Element): void {
	for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name);
	for (const { name, value } of next.attributes) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
}
