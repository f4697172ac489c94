import { createContext, type ReactNode, useContext } from 'react';

/** Whether the page is a preview: it is at the host of the newsroom, for staff, and the site answers none of its requests. */
export const IsPreview = createContext(false);

/** Whether the view is part of a preview. */
export const useIsPreview = (): boolean => useContext(IsPreview);

/** What only readers use, such as their notifications; previews leave it out. */
export function ForReaders({ children }: { readonly children: ReactNode }) {
	return useIsPreview() ? null : children;
}
