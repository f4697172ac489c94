import { renderToStaticMarkup } from 'react-dom/server';
import { hrefOf } from '../../address.ts';
import type { StoryGroup } from '../../block.ts';
import { hrefInOutput } from '../../output-availability.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import type { Subject } from '../../subject.ts';
import { escapeWideMarkup } from '../../ui/escape-wide-characters.ts';
import { withSheets } from '../../ui/sheet.ts';
import type { DocumentRequest, OutputDocument } from '../document-request.ts';
import { facesCss } from '../html/font-css.ts';
import { headMarkup } from '../html/head.ts';
import { standaloneThemeCss } from '../html/theme-css.ts';
import { loadMenus } from '../plain/load-menus.ts';
import { PlainFrame } from '../plain/plain-frame.tsx';
import { PlainGroups } from '../plain/plain-groups.tsx';
import { PlainIndex } from '../plain/plain-index.tsx';
import { PlainListHead } from '../plain/plain-list-head.tsx';
import type { PlainPage } from '../plain/plain-page.ts';
import { PlainStory } from '../plain/plain-story.tsx';
import { storyGroups } from '../plain/story-groups.ts';
import { ampConsent } from './amp-consent.ts';
import { ampDocument } from './amp-document.ts';
import { ampHeaders } from './amp-headers.ts';
import { ampViews } from './amp-views.tsx';

/** Renders the amp output of a subject (OUT-01): valid AMP HTML, whose links lead to html pages. */
export async function renderAmp({ type, page, subject, context }: DocumentRequest): Promise<OutputDocument | undefined> {
	const { brand, contentQueries } = context;
	if (hrefInOutput('amp', { context, subject }) === undefined) return undefined;
	const [menus, groups] = await Promise.all([loadMenus(contentQueries), storyGroups(page.arrange(subject, context), { context, subject })]);
	const plain = plainPage(context);
	const { result: body, css: sheets } = withSheets(() => {
		const markup = renderToStaticMarkup(
			<PlainFrame page={plain} menus={menus} wholePage={brand.texts.wholePage}>
				<Content subject={subject} groups={groups} page={plain} />
			</PlainFrame>,
		);
		return markup.includes('data-block-on-consent') ? markup + ampConsent(brand) : markup;
	});
	const css = facesCss(brand.theme) + standaloneThemeCss(brand.theme, sheets.join('')) + sheets.join('');
	const head = headMarkup(page.meta(subject, context), context);
	return { body: ampDocument({ brand, pageType: type, head, css, body: escapeWideMarkup(body) }), headers: ampHeaders };
}

const plainPage = (context: RenderContext): PlainPage => ({
	context,
	hrefOf: (href) => absoluteUrl(href, context),
	wholePage: absoluteUrl(hrefOf(context.address), context),
	views: ampViews,
});

type ContentProps = { readonly subject: Subject; readonly groups: readonly StoryGroup[]; readonly page: PlainPage };

function Content({ subject, groups, page }: ContentProps) {
	if (subject.kind === 'story') return <PlainStory story={subject.story} groups={groups} registration={page.wholePage} page={page} />;
	return (
		<>
			<PlainListHead subject={subject} page={page} />
			<PlainIndex subject={subject} page={page} />
			<PlainGroups groups={groups} page={page} leads={subject.kind === 'cover'} dated={'listing' in subject} />
		</>
	);
}
