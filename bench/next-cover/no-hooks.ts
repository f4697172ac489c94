// Replaces React in the islands of account pages in the baseline. The cover shows none of them, but Next refuses to render modules with
// hooks on the server.
export { createElement, Fragment, lazy, Suspense } from 'react';

const unused = () => {
	throw new Error('the cover of the benchmark must not render an island of an account page');
};

export const [useCallback, useEffect, useId, useRef, useState] = [unused, unused, unused, unused, unused];
