import sharp from 'sharp';

// One photo uses one core, so that api and workers keep answering beside it; nothing is opened twice, so nothing is kept.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
