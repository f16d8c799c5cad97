import { type SystemContext, type SystemStyleObject, useChakraContext } from "@chakra-ui/react";
import { css, type CSSObject, type SerializedStyles, withEmotionCache } from "@emotion/react";
import { type ComponentPropsWithoutRef, createElement, useInsertionEffect } from "react";

/**
 * An element with styles that never change. They are worked out once, where an element of Chakra's does so every time
 * that it is drawn: for what stands on a page a hundred times.
 */
export function fixedElement<Tag extends "article" | "button" | "span">(tag: Tag, styles: SystemStyleObject) {
  const known = new WeakMap<SystemContext, SerializedStyles>();
  const stylesIn = (system: SystemContext): SerializedStyles => {
    const serialized = known.get(system) ?? css(system.css(styles) as CSSObject);
    known.set(system, serialized);
    return serialized;
  };
  return withEmotionCache<Omit<ComponentPropsWithoutRef<Tag>, "className">>(
    function FixedElement(props, cache) {
      const serialized = stylesIn(useChakraContext());
      const className = `${cache.key}-${serialized.name}`;
      useInsertionEffect(() => {
        if (cache.inserted[serialized.name] === undefined)
          cache.insert(`.${className}`, serialized, cache.sheet, true);
      }, [cache, serialized, className]);
      return createElement(tag, { ...props, className });
    },
  );
}
