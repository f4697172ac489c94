import type { ContentQueries } from '#content/contract';
import type { PlainMenus } from './plain-frame.tsx';

/** Loads the menus of an AMP or lite page: that of its header and that of its footer. */
export async function loadMenus(contentQueries: ContentQueries): Promise<PlainMenus> {
	const [primary, footer] = await Promise.all([contentQueries.navigation('primary'), contentQueries.navigation('footermenu1')]);
	return { primary, footer };
}
