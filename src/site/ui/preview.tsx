import { createContext, type ReactNode, useContext } from 'react';

/** Whether the page is a preview for staff. Previews are at the newsroom's host, without the routes of the site: islands that call these are left out. */
export const IsPreview = createContext(false);

/** Whether the view is part of a preview. */
export const useIsPreview = (): boolean => useContext(IsPreview);

/** What only readers use, such as their notifications; previews leave it out. */
export function ForReaders({ children }: { readonly children: ReactNode }) {
	return useIsPreview() ? null : children;
}
