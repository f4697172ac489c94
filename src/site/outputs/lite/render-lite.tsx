import { renderToStaticMarkup } from 'react-dom/server';
import { hrefIn, hrefOf } from '../../address.ts';
import { isAvailableIn, liteSignInPath } from '../../output-availability.ts';
import type { RenderContext } from '../../render-context.ts';
import { hrefWithReturnPath } from '../../return-path.ts';
import { escapeWideMarkup } from '../../ui/escape-wide-characters.ts';
import { IsPreview } from '../../ui/preview.tsx';
import { withSheets } from '../../ui/sheet.ts';
import type { DocumentRequest, OutputDocument } from '../document-request.ts';
import { standaloneThemeCss } from '../html/theme-css.ts';
import { loadMenus } from '../plain/load-menus.ts';
import type { PlainPage } from '../plain/plain-page.ts';
import { storyGroups } from '../plain/story-groups.ts';
import { liteDocument } from './lite-document.ts';
import { liteHeaders } from './lite-headers.ts';
import { LitePage } from './lite-page.tsx';
import { liteViews } from './lite-views.tsx';
import { systemTheme } from './system-theme.ts';

/** Renders the lite output of a subject: no scripts, no fonts and small pictures. */
export async function renderLite({ type, page, subject, context }: DocumentRequest): Promise<OutputDocument | undefined> {
	const { brand, address, contentQueries } = context;
	if (type !== 'error' && !isAvailableIn('lite', address.path, brand)) return undefined;
	const isSignIn = subject.kind === 'account';
	const [menus, groups] = await Promise.all([
		loadMenus(contentQueries),
		isSignIn || subject.kind === 'search' ? [] : storyGroups(page.arrange(subject, context), { context, subject }),
	]);
	const { result: body, css: sheets } = withSheets(() =>
		renderToStaticMarkup(
			<IsPreview value={context.isPreview ?? false}>
				<LitePage subject={subject} page={plainPage(context)} menus={menus} groups={groups} signIn={signInFrom(context)} />
			</IsPreview>,
		),
	);
	const css = standaloneThemeCss(systemTheme(brand.theme), sheets.join('')) + sheets.join('');
	const html = liteDocument({ brand, pageType: type, meta: page.meta(subject, context), css, body: escapeWideMarkup(body) });
	return { body: html, headers: liteHeaders(css, isSignIn) };
}

const plainPage = (context: RenderContext): PlainPage => ({
	context,
	hrefOf: (href) => liteHref(href, context),
	wholePage: hrefOf(context.address),
	views: liteViews,
});

/** Links stay in lite if lite can show the page. Files, whose names have a dot, are the same in all outputs. */
function liteHref(href: string, { brand }: RenderContext): string {
	const [path = ''] = href.split(/[?#]/, 1);
	const isPage = /^\/(?!\/)[^.]*$/.test(path);
	return isPage && isAvailableIn('lite', path, brand) ? hrefIn('lite', href) : href;
}

const signInFrom = ({ address }: RenderContext): string =>
	hrefWithReturnPath(hrefIn('lite', liteSignInPath), address.path === liteSignInPath ? hrefIn('lite', '/') : hrefIn('lite', address.path));
