import { type AnsObject, isObject, listOf, textOf } from '../../ans/ans-value.ts';

/** The addresses of the links in an element, as they are written. */
export const hrefsIn = (element: AnsObject): readonly string[] => [
	...[...textOf(element, 'content').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
	...[...listOf(element, 'content_elements'), ...listOf(element, 'items')].filter(isObject).flatMap(hrefsIn),
];
