import type { Assets } from '../assets.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import { accountPage } from '../pages/account-page.ts';
import type { RenderContext } from '../render-context.ts';
import type { AccountPageData } from '../subject.ts';
import { renderDocument } from './render-document.ts';

/** Renders the account page of an address with the data of one reader. It must not be cached. */
export async function renderAccountPage(context: RenderContext, data: AccountPageData, assets: Assets): Promise<RenderedPage> {
	const loaded = await accountPage.load(context);
	if (loaded.kind !== 'found' || loaded.subject.kind !== 'account') throw new Error(`${context.address.path} is not an account page`);
	const subject = { ...loaded.subject, ...data };
	return renderDocument({ type: 'users_registration', status: 200, page: accountPage, subject, context, assets });
}
