import type { ReactNode } from 'react';

/** Replaces React's renderer: the baseline gets the elements of the page as they are and renders them itself. */
export const renderToStaticMarkup = (element: ReactNode): ReactNode => element;
