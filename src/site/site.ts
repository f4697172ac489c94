// The public interface of this module: other modules import only this file. The module owns the sites that readers see: every page of every
// brand, from the page cache or rendered.
export { type Assets, readAssets } from './assets.ts';
export { createSite, type Site } from './create-site.ts';
export { accountPageRoutes } from './forms/account-page-routes.ts';
export { openCallPageRoutes } from './forms/open-calls/open-call-page-routes.ts';
export { personalPages } from './forms/personal-pages.ts';
export { liveStoryRoutes } from './live-stories/live-story-routes.ts';
export { keepSnapshots } from './page-cache/keep-snapshots.ts';
export { PageCache } from './page-cache/page-cache.ts';
export { restoreSnapshot } from './page-cache/snapshot.ts';
export { siteRoutes } from './site-routes.ts';
