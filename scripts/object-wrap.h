// Included before every C++ file of better-sqlite3 (scripts/sqlite-module.mjs).
//
// From 24.19 on, Node's ObjectWrap registers a cleanup hook for each object and removes it when the
// object is collected. Node aborts when that happens in a collection that no JavaScript started
// (https://github.com/nodejs/node/issues/65446), which ends an idle server. These overloads take an
// ObjectWrap more exactly than Node's functions, which take a void*, and do nothing, as before 24.19.
#include <node.h>

namespace node {
class ObjectWrap;
inline void AddEnvironmentCleanupHook(v8::Isolate*, void (*)(void*), ObjectWrap*) {}
inline void RemoveEnvironmentCleanupHook(v8::Isolate*, void (*)(void*), ObjectWrap*) {}
}  // namespace node
