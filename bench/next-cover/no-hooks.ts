// Replaces React in the islands of account pages, which the cover does not show: the server rendering of the baseline refuses modules with hooks.
export { createElement, Fragment, lazy, Suspense } from 'react';

const unused = () => {
	throw new Error('a cover has no island of an account page');
};

export const [useCallback, useEffect, useId, useRef, useState] = [unused, unused, unused, unused, unused];
