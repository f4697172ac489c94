import type { ReactNode } from 'react';

/** Stands in for the renderer: the page's elements are given to the peer as they are, and it renders them. */
export const renderToStaticMarkup = (element: ReactNode): ReactNode => element;
