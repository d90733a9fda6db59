/** What the browser's own translation shows in place of a text that React holds. */
const standIns = new WeakMap<Node, Element>();

/**
 * C61: a translating browser puts <font> in place of every text, and React, which goes on with its own, would crash where
 * it takes one out or puts something before it. Both act on what stands there instead; a text that changes comes back, to
 * be translated anew.
 */
export function liveWithTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = inPlaceOf(child, this);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && inPlaceOf(before, this));
    return child;
  };
  const changes = new MutationObserver((records) => {
    for (const { target } of records) comeBack(target);
  });
  new MutationObserver((records) => {
    for (const record of records) note(record, changes);
  }).observe(document.documentElement, { childList: true, subtree: true });
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** The child of `parent` that stands for `node`; null where the translation took it away without any. */
function inPlaceOf(node: Node, parent: Node): Node | null {
  if (node.parentNode === parent) return node;
  // Put into its <font>, or replaced by it.
  let there: Node | null = isTranslation(node.parentNode) ? node.parentNode : (standIns.get(node) ?? null);
  while (there && there.parentNode !== parent) there = there.parentNode;
  return there;
}

/** One step of a translation: a text out, a <font> in, at once or one after the other. */
function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord, changes: MutationObserver) {
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  if (!standIn) return;
  for (const text of removedNodes) {
    if (text.nodeType !== Node.TEXT_NODE) continue;
    standIns.set(text, standIn);
    changes.observe(text, { characterData: true });
  }
}

function comeBack(text: Node): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  standIn?.parentNode?.replaceChild(text, standIn);
}
