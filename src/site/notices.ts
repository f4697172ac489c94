import type { Texts } from '#brands';
import type { Page } from './page.ts';
import { noticeMeta, noticePage } from './pages/notice-page.ts';
import type { RenderContext } from './render-context.ts';
import type { Subject } from './subject.ts';

/** Why a reader does not get the page: it never was, it is no more, it broke, or it cannot be read right now. */
export type NoticeKind = 'missing' | 'gone' | 'fault' | 'unavailable';

type Notice = { readonly status: number; readonly page: Pick<Page, 'arrange' | 'meta' | 'freshFor'>; readonly subject: Subject };

/** The notice of a kind in the brand's words and dress. Faults show the number under which they were logged. */
export function noticeFor(kind: NoticeKind, { brand }: RenderContext, requestId?: string): Notice {
	const { status, title, text } = notices(brand.texts)[kind];
	const offersNews = kind === 'missing' || kind === 'gone';
	return {
		status,
		page: { freshFor: noticePage.freshFor, meta: noticeMeta, arrange: offersNews ? noticePage.arrange : arrangeAlone },
		subject: { kind: 'notice', name: String(status), title, text, ...(requestId && { requestId }) },
	};
}

// Without a database there is nothing to read below the notice.
const arrangeAlone: Page['arrange'] = (subject, context) => noticePage.arrange(subject, context).slice(0, 1);

function notices(texts: Texts): Readonly<Record<NoticeKind, { status: number; title: string; text: string }>> {
	return {
		missing: { status: 404, title: texts.notFoundTitle, text: texts.notFoundText },
		gone: { status: 410, title: texts.goneTitle, text: texts.goneText },
		fault: { status: 500, title: texts.faultTitle, text: texts.faultText },
		unavailable: { status: 503, title: texts.unavailableTitle, text: texts.unavailableText },
	};
}
