import type { ReactNode } from 'react';

/** Replaces React's renderer in the baseline: returns the elements, which the baseline renders itself. */
export const renderToStaticMarkup = (element: ReactNode): ReactNode => element;
