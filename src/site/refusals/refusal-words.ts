import type { Texts } from '#brands';

/** Why there is no page, in the brand's words. `mayPass`: the same request may succeed soon. */
export type RefusalWords = { readonly title: string; readonly text: string; readonly mayPass: boolean };

/** The words for an HTTP status. */
export function refusalWords(status: number, texts: Texts): RefusalWords {
	switch (status) {
		case 401:
		case 403:
			return { title: texts.closedTitle, text: texts.closedText, mayPass: false };
		case 404:
			return { title: texts.notFoundTitle, text: texts.notFoundText, mayPass: false };
		case 429:
			return { title: texts.waitTitle, text: texts.waitText, mayPass: true };
		case 431:
			return { title: texts.oversizeTitle, text: texts.oversizeText, mayPass: true };
		case 503:
			return { title: texts.unavailableTitle, text: texts.unavailableText, mayPass: true };
		default:
			return status >= 500
				? { title: texts.faultTitle, text: texts.faultText, mayPass: true }
				: { title: texts.unreadableTitle, text: texts.unreadableText, mayPass: false };
	}
}
