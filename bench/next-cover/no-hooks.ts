// Stands in for React in the islands of account pages: the peer renders on the server, where it lets no module have hooks, and a cover has none of them.
export { createElement, Fragment, lazy, Suspense } from 'react';

const unused = () => {
	throw new Error('a cover has no island of an account page');
};

export const [useCallback, useEffect, useId, useRef, useState] = [unused, unused, unused, unused, unused];
